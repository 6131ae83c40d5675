/** A key of the keyboard, beside what it does. Screen readers have it as `aria-keyshortcuts`. */
export const Key = ({ children }: { children: string }) => (
  <span aria-hidden="true" className="key">
    {children}
  </span>
);
