type Step = { when: string; title: string; text: string };

type StepsProps = { heading: string; lead: string; steps: Step[] };

/** What happens when, from top to bottom, as in a day's agenda. */
export function Steps({ heading, lead, steps }: StepsProps) {
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <div className="flex flex-col gap-4 self-start lg:sticky lg:top-16">
        <h2 className="site-heading">{heading}</h2>
        <p className="site-lead">{lead}</p>
      </div>
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
