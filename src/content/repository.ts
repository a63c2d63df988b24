import { z } from "zod";
import { text } from "./fields";

/** What runs on a Git host, and so how the screen talks to it. */
const SOFTWARE = ["github", "gitlab", "gitea"] as const;

type Software = (typeof SOFTWARE)[number];

/** Public Git hosts, and what runs there. Codeberg's Forgejo answers as Gitea does. */
const KNOWN: Readonly<Record<string, Software | undefined>> = {
  "github.com": "github",
  "gitlab.com": "gitlab",
  "codeberg.org": "gitea",
};

/** A repository on a Git host: `https://host/owner/name`, at GitLab also below groups. */
const ADDRESS = /^https:\/\/[\w.-]+(?::\d+)?((?:\/[\w~][\w.~-]*){2,})\/?$/;

/** Where people sign in: nothing that could end the attribute or the directive in which it is named. */
const SERVICE = /^https:\/\/[\w.-]+(?::\d+)?(?:\/[\w.~-]+)*\/?$/;

/** The repository in which the site's content is edited at `/admin/`. */
export const repository = z
  .strictObject({
    url: z
      .string()
      .refine(isAddress, "the address of a repository, such as https://github.com/owner/name")
      .meta({ title: "Address", description: "Address of the repository, such as https://github.com/owner/name." }),
    software: z
      .enum(SOFTWARE)
      .meta({ description: "What runs there, unless it is a public host; gitea stands for Forgejo, too." })
      .optional(),
    branch: text(1, 100, "The branch that the site is built from; without it, main.").optional(),
    app: text(
      1,
      100,
      "ID of the application that people sign in with at GitLab or Gitea. Without it, they need a token.",
    ).optional(),
    signIn: z
      .string()
      .refine((url) => SERVICE.test(url) && URL.canParse(url), "an address that begins with https://")
      .meta({
        title: "Sign in service",
        description: "Service through which people sign in at GitHub. Without it, they need a token.",
      })
      .optional(),
  })
  .superRefine((given, context) => {
    if (!isAddress(given.url)) return;
    const known = KNOWN[new URL(given.url).host];
    const software = softwareOf(given);
    const add = (field: string, message: string) => {
      context.addIssue({ code: "custom", path: [field], message });
    };
    if (software === undefined) add("software", `one of ${SOFTWARE.join(", ")}: what runs there`);
    if (known !== undefined && software !== known) add("software", `${known}, or nothing: that runs there`);
    if (software !== undefined && software !== "gitlab" && pathOf(given.url).split("/").length > 2) {
      add("url", "the owner and the name of the repository, and nothing behind them");
    }
    if (software === "github" && given.app !== undefined) add("app", "nothing: at GitHub, people need signIn");
    if (software !== "github" && given.signIn !== undefined)
      add("signIn", "nothing: only GitHub needs it; others, app");
  })
  .meta({
    id: "Repository",
    description: "Where the content is edited at /admin/; without it, there is no such page.",
  });

/** The repository as content has it. */
export type Repository = z.infer<typeof repository>;

function isAddress(url: string): boolean {
  return ADDRESS.test(url) && URL.canParse(url);
}

/** What runs where a repository is; nothing where nobody has said it. */
export function softwareOf({ url, software }: Pick<Repository, "url" | "software">): Software | undefined {
  return software ?? KNOWN[new URL(url).host];
}

/** The path of a repository at its host, as it calls it: `owner/name`. */
export function pathOf(url: string): string {
  return new URL(url).pathname.replace(/^\/|\/$/g, "").replace(/\.git$/, "");
}
