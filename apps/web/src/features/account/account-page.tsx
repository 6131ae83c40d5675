import { SecondFactorCards } from './second-factor-cards.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { WorkCard } from './work-card.tsx';

/** How the own account is kept safe, and what it is told of. */
export function AccountPage() {
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <SecondFactorCards />
      <SessionsCard />
      <WorkCard />
    </div>
  );
}
