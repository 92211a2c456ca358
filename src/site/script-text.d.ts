/** A module as the text of a script, which makes its default export a variable (resources/build/script-text.ts). */
declare module '*?script' {
  const text: string;
  export default text;
}
