/** The parameters of a query by name. An empty one is written as in `?easy`; an `undefined` one is removed. */
export type QueryParameters = Readonly<Record<string, string | undefined>>;

/** Returns the whole address with these parameters in its query. */
export function withParameters(address: string, parameters: QueryParameters): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  url.search = url.search.replace(/=(?=&|$)/g, '');
  return url.href;
}

/** Changes the page's address in place, without a new entry in the history, and without a request. */
export function changeAddress(parameters: QueryParameters): void {
  const { history, location } = window;
  history.replaceState(history.state, '', withParameters(location.href, parameters));
}
