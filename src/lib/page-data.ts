/** The data that a page carries in `data-` attributes of its root element. */
interface PageData {
  /** The address of the site's folder from the page, such as `../`. */
  readonly siteFolder: string;
  /** Its screen; without one, Home. */
  readonly screen?: string | undefined;
  /** The day on which it was rendered, `YYYY-MM-DD`. */
  readonly builtOn: string;
  /** The foundation's own color, if it was rendered with one. */
  readonly accent?: string | undefined;
}

export const pageAttributes = ({ siteFolder, screen, builtOn, accent }: PageData) => ({
  'data-site-folder': siteFolder,
  'data-screen': screen,
  'data-built-on': builtOn,
  'data-accent': accent,
});

/** The data of the opened page; empty while a page is rendered at build time. */
export const pageData: Partial<PageData> = { ...globalThis.document?.documentElement.dataset };
