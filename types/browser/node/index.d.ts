// What a page has of Node: the variables that the build writes into its scripts. Packages whose types ask for Node's
// get these.
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };
