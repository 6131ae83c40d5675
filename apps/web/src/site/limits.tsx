type Limit = { title: string; text: string };
type LimitsProps = { heading: string; lead: string; limits: Limit[] };

/** What the product leaves to people, said as plainly as what it does. */
export function Limits({ heading, lead, limits }: LimitsProps) {
  const columns = limits.length % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4';
  return (
    <>
      <div className="mb-12 flex flex-col gap-4">
        <h2 className="site-heading">{heading}</h2>
        <p className="site-lead">{lead}</p>
      </div>
      <ul className={`grid gap-x-10 gap-y-8 sm:grid-cols-2 ${columns}`}>
        {limits.map(({ title, text }) => (
          <li key={title} className="border-t-2 border-ink pt-4">
            <h3 className="display text-xl">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
