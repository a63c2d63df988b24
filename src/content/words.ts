import { z } from "zod";
import { schemaReference } from "./fields";
import { mailWords } from "./mail-words";
import { counted, label, labels, refusal, template } from "./word-rules";

const actions = z
  .strictObject(
    labels({
      getStarted: "Leads to the contact page, in the bar and beside services.",
      getStartedToday: "Leads to the contact page, on the first screen.",
      startYourProject: "Leads to the contact page, at the end of pages.",
      startProject: "Leads to the contact page, after a case study.",
      scheduleConsultation: "Leads to the contact page, for those who would rather talk.",
      getQuote: "Asks for a quote.",
      freeProposal: "Asks for a proposal, where there is little room.",
      getFreeProposal: "Asks for a proposal.",
      choosePackage: "Asks for a package.",
      learnMore: "Leads to a service's page.",
      viewDetails: "Leads to a case study.",
      viewWork: "Leads to the portfolio, for those who do not know it yet.",
      viewMoreWork: "Leads on from a case study.",
      viewPortfolio: "Leads to the portfolio, below some of its projects.",
      viewServices: "Leads to the overview of services.",
      viewTestimonials: "Leads to the page with what clients say.",
      backToPortfolio: "Leads from a case study back to the portfolio.",
      seeAllProjects: "Shows all projects again, where a category has none.",
      downloadPdf: "Saves a case study as a PDF.",
      viewDemo: "Would show a demo.",
      viewSource: "Would show the source code.",
      send: "Sends the message.",
      sending: "Stands on the button while the message is under way.",
      close: "Closes a text that lies over the page.",
      backToHome: "Leads to the home page from a page that broke.",
      backToForm: "Leads back to a message that could not be sent.",
      writeAnother: "Brings the form back after a message was taken.",
      howCounted: "Leads from figures of the agency to what they count.",
    }),
  )
  .meta({ description: "Texts of buttons and links." });

const frame = z
  .strictObject({
    ...labels({
      skip: "Leads past the menu, for those who go by keyboard.",
      mainMenu: "Name of the main menu.",
      menu: "Opens the menu on a small window.",
      allServices: "Opens the list of services.",
      breadcrumb: "Name of the way back up.",
      home: "The home page, in that way.",
      services: "The overview of services, in that way, and above their list in the foot.",
      portfolio: "The portfolio, in that way.",
      quickLinks: "Above the links in the foot.",
      contact: "Above the addresses in the foot.",
      notifications: "Name of the place where notifications appear.",
      broken: "Heading of a page that broke.",
      pages: "Above the pages in llms.txt, which lists what the site has for programs.",
    }),
    // Needed where there is a choice: `themes` of data/site.json.
    theme: label("Name of the choice of colors.").optional(),
    systemTheme: label("The colors that the system has.").optional(),
    lightTheme: label("Light colors.").optional(),
    darkTheme: label("Dark colors.").optional(),
    homeOf: template("Name of the logo's link.", "name"),
    arrived: template("Said to those who hear the page, once another one is shown.", "title"),
    newTab: template("Name of a link that opens a new tab.", "name"),
  })
  .meta({ description: "What stands around every page." });

const visit = z
  .strictObject(
    labels({
      address: "Above the postal address.",
      openingHours: "Above the opening hours.",
      allDay: "In place of hours, where it is open day and night.",
    }),
  )
  .meta({ description: "Where the agency is, and when." });

const regions = z
  .strictObject(
    labels({
      agencyFigures: "Figures of the agency.",
      workFigures: "Figures of its work.",
      clientFigures: "Figures of what clients say.",
      clients: "What all clients say.",
      featuredQuote: "What one client says, set large.",
      terms: "Terms that hold for every package.",
      packages: "The packages.",
      servicesHere: "The index of the services on their page.",
      projects: "The projects in the portfolio.",
      filter: "The choice of a category.",
      metrics: "The metrics of a case study.",
    }),
  )
  .meta({ description: "Names of parts of pages, for those who hear them." });

const portfolio = z
  .strictObject({
    ...labels({
      all: "The choice of all projects.",
      noProject: "For none, as in: No project in Branding.",
      more: "Above case studies that have no card.",
    }),
    projects: counted("How many projects."),
    allShown: template("Said when all are shown.", "projects"),
    shownOf: template("Said when those of a category are shown.", "projects", "category"),
  })
  .meta({ description: "The portfolio's filter." });

const service = z
  .strictObject({
    ...labels({
      scope: "Above what the client gets.",
      price: "Leads to the price list.",
      why: "Above the argument.",
      samples: "Above samples of work.",
      offerings: "Above offerings.",
      benefits: "Above benefits.",
      steps: "Above how it works.",
      relevance: "Above what it does for a brand.",
      priceBasis: "Above what decides a price that no package tells.",
      lead: "Above the person who leads the service.",
    }),
    caseStudies: counted("Above case studies of the service, by how many there are."),
    peers: template("Above other services of the discipline.", "discipline"),
    from: template("The least price of a service with packages.", "price"),
  })
  .meta({ description: "Headings of a service's page." });

const caseStudy = z
  .strictObject({
    ...labels({
      name: "What a case study is called.",
      overview: "Above what was made and for whom.",
      challenge: "Above the problems.",
      solution: "Above what was decided.",
      results: "Above what changed.",
      designProcess: "Above the steps of the design.",
      interfaceAreas: "Above parts of the interface.",
      nextSteps: "Above what comes next.",
      relatedWork: "Above related projects.",
      nextProject: "Above the next project.",
      info: "Above the facts.",
      client: "The client.",
      timeline: "How long it took.",
      teamSize: "How many people worked on it.",
      industry: "The industry.",
      price: "What it cost.",
      project: "The project, beside a client's quote.",
      clients: "Above the wordmarks of clients with a case study.",
      quote: "Names what the client says of the project or the service.",
    }),
    people: counted("How many people."),
    pdf: counted("What a PDF holds; {size} stands for the file's size."),
    pdfSubject: template("What the PDF says it is about.", "title", "agency"),
  })
  .meta({ description: "Headings and facts of a case study." });

const pricing = z
  .strictObject({
    ...labels({
      oneTime: "What kind of prices they are.",
      customQuote: "Beside a price that needs a quote.",
      included: "Unfolds what is included.",
      usualStart: "Beside the package that most clients begin with.",
    }),
    packagesFrom: template("Leads from the first screen to the price list.", "price"),
  })
  .meta({ description: "The price list." });

const contactForm = z
  .strictObject({
    ...labels({
      firstName: "First name.",
      lastName: "Last name.",
      email: "Email address.",
      phone: "Phone number.",
      service: "What it is about.",
      message: "The message.",
      optional: "Beside a field that may stay empty.",
      chooseService: "Stands in the field until something is chosen.",
      which: "Said where what none of the choices names is chosen.",
      next: "Above what happens with a message that was taken.",
      trap: "Beside a box that only programs see.",
      sent: "Said when the message was taken.",
      unreachable: "Said when no answer came.",
      noReason: "Said for a reason that was not told.",
      answer: "Name of a long answer of the server.",
    }),
    missingFirstName: refusal("Said when it is missing."),
    missingLastName: refusal("Said when it is missing."),
    missingEmail: refusal("Said when it is missing, or none."),
    missingMessage: refusal("Said when it is missing."),
    failed: template("Said when the message was not taken.", "reason"),
    characters: counted("How many characters."),
    fit: template("How many characters fit.", "characters"),
    upTo: refusal("Said of what is too long.", ["characters"]).includes("{characters}"),
    left: template("How many more fit.", "characters"),
    tooMany: template("How many are too many.", "count"),
    notSent: counted("Said when fields need another look."),
    reference: template("By which a message can be found.", "reference"),
  })
  .meta({ description: "The contact form." });

/** `data/words.json`: the interface's words. */
export const words = z
  .strictObject({
    $schema: schemaReference,
    actions,
    frame,
    visit,
    regions,
    portfolio,
    service,
    caseStudy,
    pricing,
    stars: counted("A rating, for those who do not see the stars."),
    form: contactForm,
    mail: mailWords,
  })
  .meta({ description: "The interface's words, in the site's language: every label that is not copy." });
