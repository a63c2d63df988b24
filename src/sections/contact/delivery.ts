import { graphql, withPrefix } from "gatsby";
import type { Encoding, Speech } from "../../contact-form/delivery";
import { MAIL_PATH } from "../../contact-form/protocol";

/** Who takes the messages, and how they are sent there. */
export interface Delivery {
  readonly endpoint: string;
  readonly speaks: Speech;
  /** How a script sends the fields. */
  readonly encoding: Encoding;
  /** Fields that only a browser without scripts sends. */
  readonly leftOut: readonly string[];
}

/** Who takes the messages: this site's own service, unless the content or the build names another address. */
export function deliveryOf(given: Queries.DeliveryFragment | null): Delivery {
  const { endpoint = null, speaks = "own", encoding = null, hidden = null } = given ?? {};
  return {
    endpoint: process.env.GATSBY_MAIL_ENDPOINT ?? addressOf(endpoint ?? MAIL_PATH),
    speaks,
    encoding: encoding ?? "multipart",
    leftOut: (hidden ?? []).filter(({ withoutScripts }) => withoutScripts).map(({ name }) => name),
  };
}

/** Attributes by which a host finds the form. */
export function attributesOf(given: Queries.DeliveryFragment | null): Readonly<Record<string, string>> {
  return Object.fromEntries((given?.attributes ?? []).map(({ name, value }) => [name, value]));
}

function addressOf(endpoint: string): string {
  return endpoint.startsWith("/") ? withPrefix(endpoint) : endpoint;
}

export const query = graphql`
  fragment Delivery on Delivery {
    endpoint
    speaks
    encoding
    trap
    hidden {
      name
      value
      withoutScripts
    }
    attributes {
      name
      value
    }
  }
`;
