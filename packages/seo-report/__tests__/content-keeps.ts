import { ABOUT, add, type Change, swap, tag } from "./change";

/** What looks like a fault of texts or links, and is none. */
export const CONTENT_KEEPS: readonly (readonly [what: string, change: Change])[] = [
  ["a control that opens a menu", add('<a href="#" role="button">Menu</a> <a href="#" aria-expanded="false">More</a>')],
  ["a control of a script", add('<a href="javascript:void(0)" data-toggle="menu">Menu</a>')],
  ["a # that scripts act on", add('<a href="#" onclick="open()">Menu</a>')],
  ["a way to the top", add('<a href="#">Back to top</a> <a href="#" class="to-top">⤒</a> <a href="#">About us</a>')],
  ["a place of links of old", add('<a name="old"></a><a id="older"></a><a>Here we are</a>')],
  ["a mail to whom one likes", add('<a href="mailto:?subject=Paper">Tell a friend</a>')],
  ["a mark beside a heading", add('<h2 id="a">A <a href="#a"></a></h2>')],
  ["a name by a label", add('<a href="/services/" aria-label="Services"><svg></svg></a>')],
  ["a name by another element", add('<b id="s">Services</b><a href="/services/" aria-labelledby="s"></a>')],
  ["a name by a drawing", add('<a href="/services/"><svg><title>Services</title></svg></a>')],
  [
    "a name by a picture",
    add('<a href="/services/"><img src="/share/about.jpg" alt="Sheet" width="1" height="1"></a>'),
  ],
  ["what only scripts name", add('<a href="/services/"><my-icon></my-icon></a><h2><my-title></my-title></h2>')],
  ["what nobody meets", add('<div aria-hidden="true"><a href="/services/"></a><h2></h2></div>')],
  ["a text that says more", add('<a href="/services/">Read more <span>about folds</span></a>')],
  ["a generic text that is heard in full", add('<a href="/services/" aria-label="More of what we fold">More</a>')],
  ["a word of another language", add('<a href="/services/">Mehr</a><p lang="de"><a href="/services/">Here</a></p>')],
  ["a nofollow beside another way", add('<a href="/services/" rel="nofollow">Services</a>')],
  ["an address to try out", add('<a href="https://localhost:8000/">localhost:8000</a>')],
  [
    "public hosts that only sound like it",
    add('<a href="https://dev.to/a">A</a><a href="https://test.pypi.org/">B</a>'),
  ],
  ["todo as a word", add('<p lang="es">Sobre todo, papel.</p><p>A to-do list, a todo, the TODO list.</p>')],
  [
    "TODO in Spanish",
    async (on) => {
      await swap(ABOUT, '<html lang="en">', '<html lang="es">')(on);
      await swap(ABOUT, "en_US", "es_ES")(on);
      await add("<p>TODO: papel.</p>")(on);
    },
  ],
  [
    "undefined as a word",
    add("<p>The term is left undefined. Undefined behavior is bad; it stays undefined, too.</p>"),
  ],
  ["what is shown as code", add("<p>Write <code>{{ name }}</code>, not <code>undefined</code> or <kbd>NaN</kbd>.</p>")],
  ["a page about code", add("<pre>a</pre><p>TODO: comments are read. [object Object] and NaN are {{ values }}.</p>")],
  ["lowercase names", add("<p>Nan and nan eat naan.</p>")],
  [
    "the brand once, and as part of a name",
    tag("<title>", () => "<title>Foldwell Academy for paper | Foldwell</title>"),
  ],
  ["a heading of a picture", add('<h2><img src="/share/about.jpg" alt="Sheet" width="1" height="1"></h2>')],
  ["an alt of one word that its file has too", add('<img src="/share/about.jpg" alt="About" width="1" height="1">')],
  ["short texts that are the same", add("<p>Four weeks.</p>")],
];
