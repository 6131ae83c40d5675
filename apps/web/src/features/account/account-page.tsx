import { SecondFactorCards } from './second-factor-cards.tsx';
import { SessionsCard } from './sessions-card.tsx';

/** How the own account is kept safe. */
export function AccountPage() {
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <SecondFactorCards />
      <SessionsCard />
    </div>
  );
}
