/** The headers of a behaviour, as CloudFront's API takes them. */
export interface ResponseHeadersPolicy {
  readonly Name: string;
  readonly SecurityHeadersConfig: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly CustomHeadersConfig: {
    readonly Quantity: number;
    readonly Items: readonly { readonly Header: string; readonly Value: string; readonly Override: true }[];
  };
}

/** Headers that CloudFront takes in fields of their own only, and refuses among the custom ones. */
const SECURITY: Readonly<Record<string, (value: string) => readonly [string, Record<string, unknown>]>> = {
  "Content-Security-Policy": (value) => ["ContentSecurityPolicy", { ContentSecurityPolicy: value }],
  "Referrer-Policy": (value) => ["ReferrerPolicy", { ReferrerPolicy: value }],
  "Strict-Transport-Security": (value) => ["StrictTransportSecurity", transportSecurity(value)],
  "X-Content-Type-Options": () => ["ContentTypeOptions", {}],
  "X-Frame-Options": (value) => ["FrameOptions", { FrameOption: value }],
};

/**
 * A response headers policy.
 *
 * @see https://docs.aws.amazon.com/cloudfront/latest/APIReference/API_ResponseHeadersPolicyConfig.html
 */
export function responseHeadersPolicy(name: string, headers: Readonly<Record<string, string>>): ResponseHeadersPolicy {
  const all = Object.entries(headers);
  const security = all.flatMap(([header, value]) => {
    const field = SECURITY[header]?.(value);
    return field === undefined ? [] : [[field[0], { Override: true, ...field[1] }] as const];
  });
  const custom = all.filter(([header]) => !(header in SECURITY));
  return {
    Name: name,
    SecurityHeadersConfig: Object.fromEntries(security),
    CustomHeadersConfig: {
      Quantity: custom.length,
      Items: custom.map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  };
}

function transportSecurity(value: string): Record<string, unknown> {
  return {
    AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0),
    IncludeSubdomains: /includeSubDomains/i.test(value),
    Preload: /preload/i.test(value),
  };
}
