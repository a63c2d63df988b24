import type { Move } from "../addresses";

interface Addresses {
  readonly moves: readonly Move[];
  /** Unencoded paths that are served to nobody. */
  readonly hidden: readonly string[];
  /** Unencoded paths, without a closing slash, of folders that hold pages and are none. */
  readonly bareFolders: readonly string[];
  /** A path where no file is: the bucket's answer to it becomes the not-found page. */
  readonly notFound: string;
}

/**
 * The function for viewer requests: S3 knows neither folders with a page in them nor redirects. An address whose last
 * part has no dot is a folder's: it gets its slash, whether there is such a page or not.
 *
 * @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html
 */
export function cloudFrontFunction({ moves, hidden, bareFolders, notFound }: Addresses): string {
  const moved = Object.fromEntries(moves.map(({ from, to }) => [from, to]));
  return `// Runtime: cloudfront-js-2.0. Event: viewer request.
var MOVED = ${JSON.stringify(moved)};
var ABSENT = ${JSON.stringify([...hidden, ...bareFolders])};

function handler(event) {
  var request = event.request;
  var path = decoded(request.uri);
  if (path === null) return absent(request);
  if (Object.prototype.hasOwnProperty.call(MOVED, path)) return redirect(MOVED[path], request.querystring);
  if (/\\/\\.(?!well-known\\/)/.test(path) || ABSENT.includes(path)) return absent(request);
  if (path.endsWith('/')) {
    request.uri = request.uri.replace(/\\/$/, '') + '/index.html';
    return request;
  }
  var last = path.slice(path.lastIndexOf('/') + 1);
  // Two slashes at the beginning would lead to another host.
  if (!last.includes('.')) return redirect(encodeURI(path).replace(/^\\/+/, '/') + '/', request.querystring);
  return request;
}

function decoded(uri) {
  try {
    return decodeURIComponent(uri);
  } catch (error) {
    return null;
  }
}

// The not-found page comes from the bucket's own answer: an answer of a function would have no body.
function absent(request) {
  request.uri = ${JSON.stringify(`${notFound}absent`)};
  return request;
}

function redirect(to, query) {
  var pairs = [];
  Object.keys(query).forEach(function (name) {
    (query[name].multiValue || [query[name]]).forEach(function (one) {
      pairs.push(one.value === '' ? name : name + '=' + one.value);
    });
  });
  var suffix = pairs.length > 0 && !to.includes('?') ? '?' + pairs.join('&') : '';
  return {
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: { location: { value: to + suffix } },
  };
}
`;
}
