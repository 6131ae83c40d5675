export type Step = { when: string; title: string; text: string };

/** What happens when, from top to bottom, as in a day's agenda. */
export function Steps({ heading, steps }: { heading: string; steps: Step[] }) {
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <h2 className="site-heading self-start lg:sticky lg:top-16">{heading}</h2>
      <ol className="steps">
        {steps.map(({ when, title, text }) => (
          <li key={title} className="step">
            <p className="step-when">{when}</p>
            <div>
              <h3 className="display text-xl">{title}</h3>
              <p className="mt-2 max-w-[58ch] text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
