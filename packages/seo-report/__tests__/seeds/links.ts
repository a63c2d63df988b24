import { ABOUT, add, type Break, swap } from "../change";

const ART_LINK = '<a href="/services/paper-%E2%80%93-art/">Art</a>';

/** Faults of links. */
export const linkSeeds: readonly Break[] = [
  ["link-nowhere", "a script", add('<a href="javascript:void(0)">Open</a>'), "/about/", "javascript:void(0) “Open”"],
  ["link-nowhere", "a bare #", add('<a href="#">Open</a>'), "/about/", "# “Open”"],
  ["link-nowhere", "an empty address", add('<a href="">Open</a>'), "/about/", "an empty href"],
  ["link-nowhere", "none, but a script", add('<a onclick="go()">Open</a>'), "/about/", "no href"],
  ["link-nowhere", "a letter to nobody", add('<a href="mailto:">Write</a>'), "/about/", "mailto:"],
  ["link-nowhere", "an unknown scheme", add('<a href="htps://a.example/">Open</a>'), "/about/", "htps:"],
  ["link-nameless", "nothing in it", add('<a href="/services/"></a>'), "/about/", "/services/"],
  ["link-nameless", "a drawing", add('<a href="/services/"><svg><path d="M0 0"/></svg></a>'), "/about/", "/services/"],
  [
    "link-nameless",
    "a picture that says nothing",
    add('<a href="/services/"><img src="/share/about.jpg" alt="" width="1" height="1"></a>'),
    "/about/",
    "/services/",
  ],
  [
    "link-nameless",
    "a picture without an alternative text",
    add('<a href="/services/"><img src="/share/about.jpg" width="1" height="1"></a>'),
    "/about/",
    "/services/",
  ],
  [
    "link-nameless",
    "a drawing that nobody hears",
    add('<a href="/services/"><svg aria-hidden="true"><title>Services</title></svg></a>'),
    "/about/",
    "/services/",
  ],
  [
    "link-generic",
    "another language",
    add('<p lang="de-AT"><a href="/services/">Mehr erfahren →</a></p>'),
    "/about/",
    "“Mehr erfahren →”",
  ],
  ["link-generic", "here", add('<p>Prices are <a href="/services/">here</a></p>'), "/about/", "“here”"],
  ["link-generic", "read more", add('<a href="/services/">Read more …</a>'), "/about/", "“Read more …”"],
  [
    "link-nofollow-only",
    "every link",
    async (site) => {
      for (const file of ["index.html", ABOUT, "services/index.html"]) {
        await site.swap(file, ART_LINK, ART_LINK.replace("<a", '<a rel="nofollow"'));
      }
    },
    "/services/paper-–-art/",
    "every link",
  ],
  ["http-link", "another site", add('<a href="http://old.example/">Old</a>'), "/about/", "http://old.example/"],
  ["http-address", "a film", add('<video src="http://old.example/a.mp4"></video>'), "/about/", "http://old.example/a"],
  ["address-private", "this machine", add('<a href="http://localhost:8000/a/">A</a>'), "/about/", "localhost:8000"],
  ["address-private", "without a scheme", add('<a href="localhost:8000/a/">A page</a>'), "/about/", "localhost:8000"],
  ["address-private", "a machine of the house", add('<a href="http://192.168.0.4/">A page</a>'), "/about/", "192.168"],
  ["address-private", "a file", add('<a href="file:///home/ada/a.html">A page</a>'), "/about/", "file:///"],
  ["address-private", "a file of Windows", add('<a href="C:\\web\\a.html">A page</a>'), "/about/", "C:"],
  [
    "address-private",
    "a copy of the site",
    add('<a href="https://staging.foldwell.example/">A page</a>'),
    "/about/",
    "staging.",
  ],
  [
    "address-private",
    "a script of a copy",
    swap(ABOUT, "<title>", '<script src="//dev.foldwell.example/a.js"></script><title>'),
    "/about/",
    "dev.",
  ],
  [
    "address-private",
    "structured data",
    swap(ABOUT, '"Who we are."', '"See https://staging.foldwell.example/ first."'),
    "/about/",
    "staging.",
  ],
  ["link-broken", "other letters", add('<a href="/About/">About</a>'), "/about/", "/About/"],
  ["link-broken", "a host without a scheme", add('<a href="www.foldwell.example">Us</a>'), "/about/", "www."],
  ["link-fragment", "an old anchor that is not there", add('<a name="a"></a><a href="#b">B</a>'), "/about/", "#b"],
];
