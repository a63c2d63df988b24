import { profileOf } from "../src/social";

it.each([
  ["https://www.instagram.com/a", "instagram", "Instagram"],
  ["https://mastodon.social/@a", "mastodon", "Mastodon"],
  ["https://www.xing.com/pages/a", "xing", "Xing"],
  ["https://bsky.app/profile/a", "bluesky", "Bluesky"],
  ["https://x.com/a", "x", "X"],
  ["https://de.linkedin.com/company/a", "linkedin", "LinkedIn"],
  ["https://youtu.be/a", "youtube", "YouTube"],
])("knows the network of %s by its host", (url, network, label) => {
  expect(profileOf(url)).toEqual({ network, label, url });
});

it("takes a network's name before the address where the host does not tell it", () => {
  expect(profileOf("mastodon=https://norden.example/@a")).toEqual({
    network: "mastodon",
    label: "Mastodon",
    url: "https://norden.example/@a",
  });
  expect(profileOf("https://norden.example/@a?b=c")).toEqual({ url: "https://norden.example/@a?b=c" });
});
