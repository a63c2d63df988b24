/*
 * Form services that answer as they document it (docs/form-services.md says where). What they are asked and answer are
 * requests and answers of the web, so that the same ones stand behind a server and in place of `fetch`.
 */

/** A form service in place of the real one. */
export interface FormService {
  /** The fields of each message that it has taken. */
  readonly taken: Readonly<Record<string, string>>[];
  /** What browsers have asked before they sent something: the names of its headers. */
  readonly preflights: string[];
  readonly answer: (request: Request) => Promise<Response>;
}

const ANY_ORIGIN = { "Access-Control-Allow-Origin": "*" };

/** Formspree: answers in JSON who accepts JSON, and leads others to its thanks. */
export function formspree(): FormService {
  return service(["accept", "content-type", "x-requested-with", "authorization"], (request, fields, take) => {
    const { pathname } = new URL(request.url);
    if (pathname === "/thanks") return page("Thanks! The form was submitted successfully.");
    const isJson = request.headers.get("Accept")?.includes("application/json") ?? false;
    const refuse = (status: number, body: object) =>
      isJson ? json(status, body) : page("The form could not be submitted", status);
    if (!/^\/f\/\w+$/.test(pathname)) return refuse(404, { error: "Form not found" });
    if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(fields.email ?? "")) {
      const errors = [{ code: "TYPE_EMAIL", field: "email", message: "should be an email" }];
      return refuse(422, { error: "Validation errors", errors });
    }
    if ((fields._gotcha ?? "") === "") take(fields);
    return isJson ? json(200, { ok: true, next: "/thanks" }) : led("https://formspree.io/thanks", 302);
  });
}

/** Web3Forms: answers in JSON what is not URL-encoded, and leads on whatever says where, or is. */
export function web3forms(key: string): FormService {
  return service(["accept", "content-type"], (request, { redirect, ...fields }, take) => {
    if (new URL(request.url).pathname !== "/submit") return json(404, { success: false, message: "Not found" });
    const body = { data: fields, message: "Invalid Access Key" };
    if (fields.access_key !== key) return json(400, { statusCode: 400, success: false, body });
    if (fields.botcheck === undefined) take(fields);
    if (redirect !== undefined || isUrlEncoded(request)) return led(redirect ?? "https://web3forms.com/success", 301);
    return json(200, { success: true, body: { data: fields, message: "Email sent successfully!" } });
  });
}

/** Netlify: takes the messages of a form that it has found in the pages, sent URL-encoded to a page of the site. */
export function netlify(pages: ReadonlyMap<string, string>): FormService & { deploy: (html: string) => string } {
  const forms = new Map<string, readonly string[]>();
  return {
    /** Finds the form in a page. It loses its mark and gets its name in a field. */
    deploy: (html) =>
      html.replace(/<form([^>]*) data-netlify="true"([^>]*)>([\s\S]*?)<\/form>/, (_, before: string, after, inner) => {
        const attributes = `${before}${String(after)}`;
        const [, name = ""] = / name="([^"]*)"/.exec(attributes) ?? [];
        const fields = [...String(inner).matchAll(/<(?:input|select|textarea)[^>]* name="([^"]*)"/g)];
        forms.set(
          name,
          fields.map(([, field = ""]) => field),
        );
        return `<form${attributes}><input type="hidden" name="form-name" value="${name}"/>${String(inner)}</form>`;
      }),
    ...service([], (request, fields, take) => {
      const known = forms.get(fields["form-name"] ?? "");
      const shown = pages.get(new URL(request.url).pathname);
      if (!known || shown === undefined || !isUrlEncoded(request)) return page("Page not found", 404);
      const kept = Object.entries(fields).filter(([name]) => known.includes(name) && name !== "form-name");
      if (fields.contact_by_fax === undefined) take(Object.fromEntries(kept));
      return new Response(shown, { headers: { "Content-Type": "text/html; charset=utf-8" } });
    }),
  };
}

type Fields = Readonly<Record<string, string>>;

function service(
  allowed: readonly string[],
  answerTo: (request: Request, fields: Fields, take: (fields: Fields) => void) => Response,
): FormService {
  const [taken, preflights]: [Fields[], string[]] = [[], []];
  const preflight = (asked: string) => {
    preflights.push(asked);
    const isAllowed = asked.split(",").every((name) => allowed.includes(name.trim().toLowerCase()));
    return new Response(null, { status: isAllowed ? 204 : 403, headers: isAllowed ? headersOf(allowed) : {} });
  };
  return {
    taken,
    preflights,
    answer: async (request) => {
      if (request.method === "OPTIONS") return preflight(request.headers.get("Access-Control-Request-Headers") ?? "");
      const fields = request.method === "POST" ? Object.fromEntries(await request.formData()) : {};
      return answerTo(request, fields as Fields, (kept) => taken.push(kept));
    },
  };
}

function headersOf(allowed: readonly string[]): Record<string, string> {
  return { ...ANY_ORIGIN, "Access-Control-Allow-Headers": allowed.join(", ") };
}

function isUrlEncoded(request: Request): boolean {
  return (request.headers.get("Content-Type") ?? "").startsWith("application/x-www-form-urlencoded");
}

function json(status: number, body: object): Response {
  return Response.json(body, { status, headers: ANY_ORIGIN });
}

function page(text: string, status = 200): Response {
  const body = `<!doctype html><title>${text}</title><h1>${text}</h1>`;
  return new Response(body, { status, headers: { "Content-Type": "text/html" } });
}

/** Without a word for other origins: a script is not told where it leads. */
function led(to: string, status: number): Response {
  return new Response(null, { status, headers: { Location: to } });
}
