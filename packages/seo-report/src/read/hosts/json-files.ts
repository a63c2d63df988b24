import { z } from "zod";
import type { HostHeader } from "./header";
import { fitsPattern } from "./path-pattern";

const pairs = z.array(z.object({ key: z.string(), value: z.string() }));
const rules = z.array(z.object({ source: z.string().optional(), glob: z.string().optional(), headers: pairs }));
const vercel = z.object({ headers: rules });
const firebase = z.object({ hosting: vercel });
const azure = z.object({
  globalHeaders: z.record(z.string(), z.string()).default({}),
  routes: z.array(z.object({ route: z.string(), headers: z.record(z.string(), z.string()).default({}) })).default([]),
});

/** Headers of `vercel.json`, whose paths are patterns of path-to-regexp. */
export function headersOfVercel(text: string, file: string): HostHeader[] {
  const { data } = vercel.safeParse(parsed(text));
  return ofRules(data?.headers ?? [], file, (source, path) => {
    const own = source.replace(/:\w+(\(.*?\))?\*?/g, (_all, group?: string) => group ?? ".*");
    return new RegExp(`^${own}$`).test(path);
  });
}

/** Headers of `firebase.json`, whose paths are globs. */
export function headersOfFirebase(text: string, file: string): HostHeader[] {
  const { data } = firebase.safeParse(parsed(text));
  return ofRules(data?.hosting.headers ?? [], file, (source, path) =>
    fitsPattern(source.replace(/^(?!\/|\*)/, "/").replace(/\*+/g, "*"), path),
  );
}

/** Headers of `staticwebapp.config.json` of Azure. */
export function headersOfAzure(text: string, file: string): HostHeader[] {
  const { data } = azure.safeParse(parsed(text));
  if (!data) return [];
  const blocks = [{ route: "/*", headers: data.globalHeaders }, ...data.routes];
  return blocks.flatMap(({ route, headers }) =>
    Object.entries(headers).map(([name, value]) => ({
      ...{ file, on: route, name: name.toLowerCase(), value },
      holdsFor: (path: string) => fitsPattern(route, path),
    })),
  );
}

function ofRules(
  list: z.infer<typeof rules>,
  file: string,
  fits: (source: string, path: string) => boolean,
): HostHeader[] {
  return list.flatMap(({ source, glob, headers }) => {
    const on = source ?? glob ?? "/*";
    return headers.map(({ key, value }) => ({
      ...{ file, on, name: key.toLowerCase(), value },
      holdsFor: (path: string) => fits(on, path),
    }));
  });
}

/** What a file holds; one that is no JSON sets no header. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
