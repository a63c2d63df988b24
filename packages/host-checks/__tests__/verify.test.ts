import { rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { serveLocally } from "@site/site-server/local-site";
import { readBuild } from "../src/verify/build";
import { type BuiltCopy, builtCopy, found, textOf, verdictOn, whileServed } from "./verify/built-copy";

let copy: BuiltCopy;
beforeEach(async () => {
  copy = await builtCopy();
});
afterEach(() => copy.remove());

/** Changes answers on their way out. */
const answering = (change: (request: FastifyRequest, reply: FastifyReply) => void) => (server: FastifyInstance) => {
  server.addHook("onSend", async (request, reply) => {
    change(request, reply);
  });
};

/** Does something else than answer, or answers before the server does. */
const instead = (act: (request: FastifyRequest, reply: FastifyReply) => unknown) => (server: FastifyInstance) => {
  server.addHook("onRequest", async (request, reply) => {
    await act(request, reply);
    return reply.sent || request.raw.socket.destroyed ? reply.hijack() : undefined;
  });
};

it("finds the built site as built", async () => {
  const [build, site] = [await readBuild(resolve("hosting")), await serveLocally()];
  const verdict = await verdictOn(build, site.origin).finally(() => site.close());
  expect(verdict.differences).toEqual([]);
  expect(verdict.files).toBeGreaterThan(100);
});

it("finds nothing that differs where nothing does, and tells how much it has compared", async () => {
  const verdict = await whileServed(copy, {}, (origin) => verdictOn(copy.build, origin));
  // Four pages, a part, a script, a picture, a share card and robots.txt; three redirects, with and without a slash.
  expect(verdict).toMatchObject({ differences: [], files: 9, redirects: 5 });
});

describe("names", () => {
  it("a file with another content, and the other file whose content it has", async () => {
    await copy.write("robots.txt", "Disallow: /");
    await copy.write("static/picture.webp", await textOf(copy, "share/about-1234567890.jpg"));
    expect(await found(copy)).toEqual([
      "content /robots.txt: not what was built",
      "content /static/picture.webp: the content of /share/about-1234567890.jpg",
    ]);
  });

  it("a compressed form that was left from another build", async () => {
    await writeFile(join(copy.publicDir, "about/index.html.br"), brotliCompressSync("<p>old"));
    expect(await found(copy)).toEqual(["content /about/: not what was built (asked with Accept-Encoding: br)"]);
  });

  it("a compressed form that is damaged", async () => {
    await writeFile(join(copy.publicDir, "about/index.html.gz"), "<p>about");
    expect(await found(copy)).toEqual([
      "content /about/: not what its Content-Encoding gzip says (asked with Accept-Encoding: gzip)",
    ]);
  });

  it("no compressed form that is missing: the host may make its own, or none", async () => {
    for (const form of ["br", "gz"]) await rm(join(copy.publicDir, `about/index.html.${form}`));
    expect(await found(copy)).toEqual([]);
  });

  it("a file that is missing", async () => {
    await rm(join(copy.publicDir, "static/picture.webp"));
    expect(await found(copy)).toEqual(["status /static/picture.webp: status 404; expected 200"]);
  });

  it("a page that is missing, with the address that led to it", async () => {
    await rm(join(copy.publicDir, "work/seo-&-content"), { recursive: true });
    expect(await found(copy)).toEqual([
      "status /work/seo-&-content/: status 404; expected 200",
      "slash /work/seo-&-content: status 404; expected 301 or 308",
    ]);
  });

  it("a header that is missing, and one that says something else", async () => {
    const headers = copy.build.policy.headers
      .filter(({ under }) => under !== "/static/")
      .map((rule) => ({
        ...rule,
        headers: Object.fromEntries(Object.entries(rule.headers).filter(([name]) => name !== "Referrer-Policy")),
      }));
    const lines = await found(copy, { policy: { headers } });
    expect(lines).toContain("headers /about/: Referrer-Policy missing; expected strict-origin-when-cross-origin");
    expect(lines).toContain(
      "headers /static/picture.webp: Cache-Control no-cache; expected public, max-age=31536000, immutable",
    );
    expect(lines).toContain("not found /absent/: Referrer-Policy missing; expected strict-origin-when-cross-origin");
  });

  it("a type that is another one", async () => {
    const prepare = answering(({ url }, reply) => {
      if (url.endsWith(".webp")) void reply.type("application/octet-stream");
    });
    expect(await found(copy, { prepare })).toEqual([
      "type /static/picture.webp: type application/octet-stream; expected image/webp",
    ]);
  });

  it("redirects that are gone", async () => {
    expect(await found(copy, { policy: { redirects: [] } })).toEqual([
      "redirects /old/: status 404; expected 301 or 308",
      "redirects /old: status 404; expected 301 or 308",
      "redirects /old-elsewhere/: status 404; expected 301 or 308",
      "redirects /old-elsewhere: status 404; expected 301 or 308",
    ]);
  });

  it("redirects that lead elsewhere", async () => {
    const redirects = [
      { from: "/old/", to: "/work/ads-–-search/" },
      { from: "/old-elsewhere/", to: "/" },
    ];
    expect(await found(copy, { policy: { redirects } })).toEqual([
      "redirects /old/: leads to /work/ads-–-search/; expected /about/?from=old",
      "redirects /old: leads to /work/ads-–-search/; expected /about/?from=old",
      "redirects /old-elsewhere/: leads to /; expected https://example.com/new/?a=1",
      "redirects /old-elsewhere: leads to /; expected https://example.com/new/?a=1",
    ]);
  });

  it("redirects that lead to where nothing stands, or on from there", async () => {
    await rm(join(copy.publicDir, "about"), { recursive: true });
    expect(await found(copy)).toEqual([
      "status /about/: status 404; expected 200",
      "redirects /old/: its target's status 404; expected 200",
      "redirects /old: its target's status 404; expected 200",
      "slash /about: status 404; expected 301 or 308",
    ]);
  });

  it("redirects and closing slashes that are for a while only", async () => {
    const lines = await found(copy, {
      prepare: answering((_, reply) => {
        if (reply.statusCode === 301) void reply.code(302);
      }),
    });
    expect(lines).toContain("redirects /old/: status 302; expected 301 or 308");
    expect(lines).toContain("slash /work/seo-&-content: status 302; expected 301 or 308");
    // That one has a redirect of the policy.
    expect(lines.filter((line) => line.includes("/work/ads-–-search:"))).toEqual([
      "redirects /work/ads-–-search: status 302; expected 301 or 308",
    ]);
  });

  it("a redirect that names another origin, such as that of a server behind the one that was asked", async () => {
    const prepare = answering(({ url }, reply) => {
      if (url === "/about") void reply.header("Location", "http://localhost/about/");
    });
    expect(await found(copy, { prepare })).toEqual([
      "slash /about: leads to http://localhost/about/; expected /about/",
    ]);
  });

  it("a redirect without a target", async () => {
    const prepare = answering(({ url }, reply) => {
      if (url === "/about") void reply.removeHeader("Location");
    });
    expect(await found(copy, { prepare })).toEqual(["slash /about: leads to missing; expected /about/"]);
  });

  it("a not-found page that answers 200", async () => {
    const lines = await found(copy, {
      prepare: answering((_, reply) => {
        if (reply.statusCode === 404) void reply.code(200);
      }),
    });
    expect(lines).toContain("not found /absent/: status 200; expected 404");
    expect(lines).toContain("not found /static/absent.js: status 200; expected 404");
    expect(lines.filter((line) => !line.startsWith("not found "))).toEqual([]);
  });

  it("an unknown address that shows another page", async () => {
    const lines = await found(copy, { policy: { notFound: "/index.html" } });
    expect(lines).toContain("not found /absent/deep/er/: the content of /index.html");
  });

  it("an address that gets no answer, and one at which a body breaks off", async () => {
    const prepare = instead(({ url, raw }, reply) => {
      if (url === "/about/") raw.socket.destroy();
      if (url !== "/robots.txt") return;
      reply.raw.writeHead(200, { "Content-Length": "1000" }).write("User-agent");
      setTimeout(() => raw.socket.destroy(), 50);
      void reply.hijack();
    });
    const lines = await found(copy, { prepare });
    expect(lines).toContainEqual(expect.stringMatching(/^no answer \/about\/: \S/));
    expect(lines).toContainEqual(expect.stringMatching(/^no answer \/robots\.txt: \S/));
  });

  it("all addresses of many in a row that get no answer, while the host answers others", async () => {
    const prepare = instead(({ url, raw }) => {
      if (!["/", "/about/"].includes(url)) raw.socket.destroy();
    });
    const lines = await found(copy, { prepare });
    expect(lines.length).toBeGreaterThan(16);
    expect(lines.filter((line) => !line.startsWith("no answer "))).toEqual([]);
  });

  it("an address that keeps silent", async () => {
    const prepare = instead(({ url }, reply) => (url === "/robots.txt" ? reply.hijack() : undefined));
    expect(await found(copy, { prepare })).toEqual(["no answer /robots.txt: it took too long"]);
  });
});

describe("asks", () => {
  it("again what gets no answer or that of a busy host", async () => {
    const asked = new Set<string>();
    const prepare = instead(({ url, raw, headers }, reply) => {
      const key = url + String(headers["accept-encoding"]);
      if (asked.has(key)) return;
      asked.add(key);
      if (url === "/about/") raw.socket.destroy();
      else return reply.code(503).send();
    });
    expect(await found(copy, { prepare })).toEqual([]);
    expect(asked.size).toBeGreaterThan(20);
  });

  it("for addresses as browsers send them, and no copy on the way", async () => {
    const asked: FastifyRequest["raw"][] = [];
    const prepare = instead(({ raw }) => void asked.push(raw));
    await found(copy, { prepare });
    const urls = asked.map(({ url }) => url);
    expect(urls).toEqual(expect.arrayContaining(["/work/ads-%E2%80%93-search/", "/work/seo-&-content/"]));
    expect(new Set(asked.map(({ headers }) => headers["cache-control"]))).toEqual(new Set(["no-cache"]));
  });

  it("no more than eight at the same time", async () => {
    let [now, most] = [0, 0];
    const prepare = (server: FastifyInstance) => {
      server.addHook("onRequest", async () => {
        now += 1;
        most = Math.max(most, now);
        await new Promise((done) => setTimeout(done, 20));
      });
      server.addHook("onResponse", (_request, _reply, done) => {
        now -= 1;
        done();
      });
    };
    await found(copy, { prepare });
    expect(most).toBe(8);
  });

  it("the address without .html where a host leads to that", async () => {
    const prepare = instead(async ({ url }, reply) => {
      if (url === "/parts/part.html") return reply.redirect("/parts/part", 308);
      if (url !== "/parts/part") return undefined;
      return reply
        .headers(copy.build.policy.headers[0]?.headers ?? {})
        .type("text/html; charset=utf-8")
        .send("other");
    });
    expect(await found(copy, { prepare })).toEqual(["content /parts/part.html: not what was built"]);
  });
});

describe("stops", () => {
  const verdict = (prepare: (server: FastifyInstance) => void) =>
    whileServed(copy, { prepare }, (origin) => verdictOn(copy.build, origin));

  it("when nothing listens", async () => {
    const origin = await whileServed(copy, {}, (one) => Promise.resolve(one));
    await expect(verdictOn(copy.build, origin)).rejects.toThrow(
      /^http:\/\/127\.0\.0\.1:\d+\/ does not answer \(.*ECONNREFUSED.*\)\. Nothing listens there/,
    );
  });

  it("when the server speaks no TLS", async () => {
    const asked = whileServed(copy, {}, (one) => verdictOn(copy.build, one.replace("http:", "https:")));
    await expect(asked).rejects.toThrow(/does not answer \(EPROTO\)\. It may be http:\/\/ instead of https/);
  });

  it("when the home page leads to another host", async () => {
    const prepare = instead((_, reply) => reply.redirect("https://www.example.com/", 301));
    await expect(verdict(prepare)).rejects.toThrow(
      /\/ leads to https:\/\/www\.example\.com\/\. If that is the site, give that address$/,
    );
  });

  it("when a preview asks for a password", async () => {
    const prepare = instead((_, reply) => reply.code(401).send());
    await expect(verdict(prepare)).rejects.toThrow(/\/ answers 401\. It may be a preview/);
  });

  it("when the host no longer answers", async () => {
    let asked = 0;
    const prepare = instead(({ raw }) => {
      asked += 1;
      if (asked > 5) raw.socket.destroy();
    });
    await expect(verdict(prepare)).rejects.toThrow(
      /^http:\/\/127\.0\.0\.1:\d+ has stopped answering \(.+\): ask once more$/,
    );
    expect(asked).toBeLessThan(60);
  });
});

describe("hints", () => {
  const hintsWith = async (policy = {}, prepare?: (server: FastifyInstance) => void) =>
    whileServed(copy, { policy, ...(prepare && { prepare }) }, async (origin) => {
      const { hints, differences } = await verdictOn(copy.build, origin);
      expect(differences).toEqual([]);
      return hints.map((hint) => hint.replace(origin, "ORIGIN"));
    });

  const ORIGIN = "The pages say that they stand at https://www.example.com: the build had no SITE_URL=ORIGIN";

  it("at the origin that the site was built for, when that is another one", async () => {
    expect(await hintsWith()).toEqual([ORIGIN]);
  });

  it("at files of hosts that are served", async () => {
    expect(await hintsWith({ hidden: [] })).toEqual([
      ORIGIN,
      "Files that only hosts read are served; they hold no secret: /_headers, /_redirects, /staticwebapp.config.json",
    ]);
  });

  it("at files without times of their own, as reproducible images have them", async () => {
    const dated = (date: string) =>
      hintsWith(
        {},
        answering((_, reply) => void reply.header("Last-Modified", date)),
      );
    expect(await dated("Wed, 25 Nov 2026 08:00:00 GMT")).toEqual([ORIGIN]);
    expect(await dated("Thu, 01 Jan 1970 00:00:01 GMT")).toEqual([
      ORIGIN,
      "Files are dated Thu, 01 Jan 1970 00:00:01 GMT: after the next deployment, browsers may keep old pages of the same length. Upload files with their times",
    ]);
  });

  it("at nothing where pages name no address or the one that was asked", async () => {
    for (const text of ["<p>home", '<link rel="canonical" href="/">']) {
      await copy.write("index.html", text);
      const lines = await whileServed(copy, {}, (origin) => verdictOn(copy.build, origin));
      expect(lines.hints).toEqual([]);
    }
    const hints = await whileServed(copy, {}, async (origin) => {
      await copy.write("index.html", `<link rel="canonical" href="${origin}/">`);
      return (await verdictOn(copy.build, origin)).hints;
    });
    expect(hints).toEqual([]);
  });
});

it("finds a site that stands under a path", async () => {
  const under = await builtCopy("/some/path");
  try {
    const verdict = await whileServed(under, {}, (origin) => verdictOn(under.build, `${origin}/some/path/`));
    expect(verdict.differences).toEqual([]);
    await under.write("robots.txt", "Disallow: /");
    expect(await found(under)).toEqual(["content /some/path/robots.txt: not what was built"]);
  } finally {
    await under.remove();
  }
});
