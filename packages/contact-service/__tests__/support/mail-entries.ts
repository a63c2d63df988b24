import type * as Cloudflare from "../../src/mail/entries/cloudflare";
import type * as Netlify from "../../src/mail/entries/netlify";
import type * as FromEnvironment from "../../src/mail/entries/from-environment";
import type * as Vercel from "../../src/mail/entries/vercel";

/** What a host is told of the site, but for its mail server. */
export const ENVIRONMENT = {
  SITE_URL: "https://www.northlight.example",
  MAIL_FROM: "website@northlight.example",
  MAIL_TO: "hello@northlight.example",
  MAIL_JUNK_TO: "junk@northlight.example",
  MAIL_SECRET: "a secret of the tests, long enough",
  MAIL_ORIGINS: "https://preview.northlight.example, https://northlight.example",
  RATE_LIMIT_MAX: "0",
};

/** How a host calls the endpoint: with a request of its own, and the address it took from the connection. */
export type Entry = (request: Request, address: string) => Promise<Response>;

/** Starts an entry anew with the variables given. */
export type StartEntry = (environment: Readonly<Record<string, string>>) => Promise<Entry>;

/** Every way to the one implementation. */
export const ENTRIES: Readonly<Record<string, StartEntry>> = {
  async "no host"(environment) {
    const { fromEnvironment } = await loaded<typeof FromEnvironment>("from-environment");
    const respond = fromEnvironment();
    return (request, address) => respond(request, address, environment);
  },
  async Netlify(environment) {
    const { default: netlify } = await loaded<typeof Netlify>("netlify", environment);
    return (request, address) => netlify(request, { ip: address });
  },
  async Vercel(environment) {
    const { default: vercel } = await loaded<typeof Vercel>("vercel", environment);
    return (request, address) => vercel.fetch(withHeader(request, "X-Real-IP", address));
  },
  async "Cloudflare Pages"(environment) {
    const { onRequest } = await loaded<typeof Cloudflare>("cloudflare");
    return (request, address) =>
      onRequest({ request: withHeader(request, "CF-Connecting-IP", address), env: environment, waitUntil });
  },
  async "Cloudflare Workers"(environment) {
    const { default: worker } = await loaded<typeof Cloudflare>("cloudflare");
    return (request, address) =>
      worker.fetch(withHeader(request, "CF-Connecting-IP", address), environment, { waitUntil });
  },
};

/** A module as it is when a host starts it, with these variables and no others of ours. */
async function loaded<Module>(name: string, environment: Readonly<Record<string, string>> = {}): Promise<Module> {
  for (const variable of [...Object.keys(ENVIRONMENT), "SMTP_URL"]) Reflect.deleteProperty(process.env, variable);
  Object.assign(process.env, environment);
  jest.resetModules();
  return (await import(`../../src/mail/entries/${name}`)) as Module;
}

/** The host sets it whatever the client sent. */
function withHeader(request: Request, name: string, value: string): Request {
  request.headers.set(name, value);
  return request;
}

function waitUntil(work: Promise<unknown>): void {
  void work;
}
