/** The finished note, one decision. */
export function WrapUpPage() {
  return null;
}
