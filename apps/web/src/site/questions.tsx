import { Plus } from 'lucide-react';

type Question = { question: string; answer: string };

/** Questions that open in place, without a script too. */
export function Questions({ questions }: { questions: Question[] }) {
  return (
    <div>
      {questions.map(({ question, answer }) => (
        <details key={question} className="site-faq">
          <summary>
            <h3>{question}</h3>
            <Plus aria-hidden="true" />
          </summary>
          <div>
            <p>{answer}</p>
          </div>
        </details>
      ))}
    </div>
  );
}
