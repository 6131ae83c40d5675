import { Mic, Plus, Settings, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Section } from './section.tsx';
import { userMenu } from './user-menu.tsx';

export function Buttons() {
  const [isPending, setPending] = useState(false);
  return (
    <Section title="Knoppen">
      <Button icon={<Plus />}>Toevoegen</Button>
      <Button variant="secondary">Annuleren</Button>
      <Button variant="quiet">Wachtwoord vergeten?</Button>
      <Button variant="danger" icon={<Trash2 />}>
        Verwijderen
      </Button>
      <Button disabled>Uitgeschakeld</Button>
      <Button isPending={isPending} onClick={() => setPending(true)}>
        Inloggen
      </Button>
      <Button isPending>Account maken</Button>
      <Button variant="secondary" isPending>
        Bewaren
      </Button>
      <Button size="sm" variant="secondary">
        Klein
      </Button>
      <Button size="lg" icon={<Mic />}>
        Start opname
      </Button>
      <ButtonLink to="/auth" variant="secondary">
        Naar inloggen
      </ButtonLink>
      <IconButton label="Verwijderen" icon={<Trash2 />} variant="danger" />
      <IconButton label="Instellingen" icon={<Settings />} variant="outlined" />
      <Menu label="Meer" trigger={<span className="px-4">Meer</span>} items={userMenu} />
      <Spinner label="Laden" />
    </Section>
  );
}
