/** The asterisk of a required field; the field itself tells screen readers that it is required. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-alarm">
      {' *'}
    </span>
  );
}
