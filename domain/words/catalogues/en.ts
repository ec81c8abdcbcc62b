/**
 * English. A native speaker has read it: no. It addresses readers as “you”.
 *
 * What the engine says to readers, by where it is said. Every other language has the same names: docs/manual/languages.md.
 */
export const english = {
  about: {
    tools:
      "{tools, plural, one {# tool} other {# tools}} in {categories, plural, one {# group} other {# groups}}",
    experience: "{entries, plural, one {# place} other {# places}}",
  },
  art: {
    lead: "Prints, zines, series and things that move.",
    aside: "Newest first.",
    emptyMedium: "There is nothing made in it yet.",
  },
  blog: {
    description: "What is new, and how it came about.",
    search: "Ex: paper, 2024",
  },
  errors: {
    broken: "Something went wrong",
    brokenText:
      "Something went wrong on the server. Nothing was changed; please try again. If this site is yours, see its log for the cause.",
    crossSite: "This request came from another site. Open this site’s own page and try again.",
    full: "No room left",
    fullText:
      "There is no room left, or the storage does not answer, so this was not saved. If the site is yours: remove images and backups that you do not need and empty the trash, or raise the limits of your plan at Cloudflare (on your own machine: free some disk space), then try again.",
    home: "Go home",
    noFeed: "No such feed.",
    noPost: "No such post.",
    refused: "Request refused",
    tooLarge:
      "That is over {megabytes, number} MB, more than this site accepts in one request. Nothing was changed. Send less.",
    unreadableForm: "The form could not be read. Nothing was changed. Reload the page and try again.",
  },
  feeds: {
    art: { title: "Art from {site}", description: "New prints, zines, series and things that turn." },
    letters: { title: "Letters from {site}", description: "What went out by mail, to read here as well." },
    models: {
      about: "About",
      api: "API",
      art: "Art",
      artFeed: "Feed of art",
      blog: "Blog",
      letters: "Letters",
      lettersFeed: "Feed of letters",
      pages: "Pages",
      portfolio: "Portfolio",
      posts: "Posts",
      postsFeed: "Feed of posts",
      projects: "Projects",
      series: "Series",
      sitemap: "Sitemap",
      sitemapAbout: "Every page, with the posts that are older than these",
      zines: "Zines",
    },
    notes: { title: "Notes from {site}", description: "Thoughts, photographs and links, as they come." },
    postSeries: { title: "{series}: {site}", description: "The series “{series}”, part by part." },
    tag: { title: "{tag}: {site}", description: "Everything tagged “{tag}”." },
  },
  mails: {
    alreadyHere: {
      subject: "You are already subscribed to {site}",
      text: "Someone, probably you, has asked to receive the letters of {site} at this address. You already receive them, so nothing changes.",
      leave: "You can unsubscribe at any time:",
      button: "Unsubscribe",
      ignore: "If it was not you, ignore this email.",
    },
    article: {
      player: "Watch or listen online",
      watch: "Watch on {service}",
      listen: "Listen on {service}",
      open: "Open on {service}",
      run: "Run it in the {service} editor",
      watchHere: "Watch it on the site",
      listenHere: "Listen to it on the site",
      still: "{title} (a still)",
      picture: "[Picture: {description}]",
    },
    confirm: {
      subject: "One more step: confirm your subscription to {site}",
      text: "Someone, hopefully you, has asked to receive the letters of {site} at this address. Is that right?",
      button: "Yes, subscribe me",
      ignore:
        "If it was not you, ignore this email. No letters are sent, and the address is deleted within a month.",
      subjectAgain: "Welcome back? Confirm your subscription to {site}",
      textAgain:
        "You unsubscribed from the letters of {site} on {date}. Someone, hopefully you, has asked to receive them again at this address. Is that right?",
      buttonAgain: "Yes, subscribe me again",
      ignoreAgain: "If it was not you, ignore this email. Nothing changes, and no letters are sent.",
      next: "No letters are sent until you press the button on the page that opens.",
    },
    digest: {
      subject: "{title}, and {others, plural, one {# more} other {# more}}",
      posts: "New posts",
      works: "New work",
      notes: "Notes",
    },
    foot: {
      why: "You receive this letter because you subscribed at {address}.",
      clicks: "Clicks on its links are counted, without noting who clicked.",
      link: "{label}: {address}",
      linkBelow: "{label}:\n{address}",
      online: "View online",
      topics: "Choose topics",
      unsubscribe: "Unsubscribe",
    },
    oneClick: {
      done: "You are unsubscribed.",
      wrong: "This unsubscribe link is incomplete or was not made by this site.",
    },
  },
  notes: { lead: "What would not wait until it was a post." },
  notFound: "Perhaps the page was renamed, or its address lost a letter on the way here.",
  portfolio: {
    lead: "Finished projects.",
    search: "Ex: paper, 2024",
  },
  subscribe: {
    title: "A letter now and then",
    lead: "What is new, by email.",
    description: "A letter now and then. Subscribe and unsubscribe in one click.",
    often: "",
  },
} as const;
