import { agencyInBrief, agencyOf } from "../../src/seo/structured-data/agency";

const site = {
  name: "Loom",
  url: "https://loom.example",
  language: "en",
  email: "hello@loom.example",
  currency: "EUR",
  phone: "+1 555 0100",
  blurb: "Cloth by hand.",
  social: [],
};

const address = {
  street: "1 Mill Lane",
  more: "Floor 2",
  postalCode: "62701",
  city: "Springfield",
  region: "IL",
  country: "US",
};

const openingHours = [
  { weekdays: ["monday", "tuesday"] as const, hours: [{ opens: "9:00", closes: "17:30" }] },
  { weekdays: ["sunday"] as const, hours: [{ opens: "0:00", closes: "24:00" }] },
];

const HOURS = [
  { "@type": "OpeningHoursSpecification", dayOfWeek: ["Monday", "Tuesday"], opens: "09:00", closes: "17:30" },
  { "@type": "OpeningHoursSpecification", dayOfWeek: ["Sunday"], opens: "00:00", closes: "23:59" },
];

it("is a local business where clients can come to, with its address and when it is open", () => {
  expect(agencyOf({ ...site, address, openingHours })).toMatchObject({
    "@type": "LocalBusiness",
    address: {
      "@type": "PostalAddress",
      streetAddress: "1 Mill Lane, Floor 2",
      postalCode: "62701",
      addressLocality: "Springfield",
      addressRegion: "IL",
      addressCountry: "US",
    },
    openingHoursSpecification: HOURS,
  });
  expect(agencyInBrief({ ...site, address })).toMatchObject({ "@type": "LocalBusiness" });
});

it("says nothing of an address and hours that it has not", () => {
  const text = JSON.stringify([agencyOf({ ...site, address: null, openingHours: null }), agencyOf(site)]);
  expect(text).not.toMatch(/address|hours|contactPoint|LocalBusiness/i);
  const short = { ...address, more: null, postalCode: null, region: null };
  expect(Object.keys(agencyOf({ ...site, address: short }))).not.toContain("openingHoursSpecification");
  expect(JSON.stringify(agencyOf({ ...site, address: short }))).not.toMatch(/null|postalCode|addressRegion/);
});

it("can be reached at its hours where it has no address", () => {
  expect(agencyOf({ ...site, openingHours })).toMatchObject({
    "@type": "Organization",
    contactPoint: { "@type": "ContactPoint", email: site.email, telephone: site.phone, hoursAvailable: HOURS },
  });
});
