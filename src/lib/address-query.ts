/** Parameters of a query by name; one that is empty is written as in `?easy`, and one that is `undefined` is not there. */
export type QueryParameters = Readonly<Record<string, string | undefined>>;

/** The whole address with other parameters in its query. */
export function withParameters(address: string, parameters: QueryParameters): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  url.search = url.search.replace(/=(?=&|$)/g, '');
  return url.href;
}

/** Changes the page's address in place: no entry is added to the history, and nothing is fetched. */
export function changeAddress(parameters: QueryParameters): void {
  const { history, location } = window;
  history.replaceState(history.state, '', withParameters(location.href, parameters));
}
