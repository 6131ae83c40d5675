/** One consultation: its note, and for an administrator its codes. */
export function RecordingDetailsPage() {
  return null;
}
