/** The media type by which a page asks for its own state. */
export const pageStateType = "application/vnd.page-state";

/** All that React Router's own scripts would bring along in a document, for a page that was sent without them. */
export interface PageState {
  /** The build that answers. */
  version: string;
  /** The addresses of the router's manifest and of the entry, which hydrates. */
  manifest: string;
  entry: string;
  /** The modules of each matched route, by its id. */
  modules: Record<string, string[]>;
  /** What these modules import. */
  imports: string[];
  /** What React Router begins with, but for the data. */
  context: Record<string, unknown>;
  /** What would be streamed: data, as React Router encodes it. */
  stream: string;
}
