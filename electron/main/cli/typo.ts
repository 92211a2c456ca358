/** Whether two words differ by a single typo: one character extra, missing or wrong, or two adjacent ones swapped. */
export function isOneTypoApart(one: string, other: string): boolean {
  if (one === other) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [restOfOne, restOfOther] = [one.slice(start), other.slice(start)];
  const isSwapped =
    restOfOne[0] === restOfOther[1] &&
    restOfOne[1] === restOfOther[0] &&
    restOfOne.slice(2) === restOfOther.slice(2);
  return (
    isSwapped ||
    restOfOne.slice(1) === restOfOther.slice(1) ||
    restOfOne.slice(1) === restOfOther ||
    restOfOne === restOfOther.slice(1)
  );
}
