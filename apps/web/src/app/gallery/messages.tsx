import { CalendarX2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Logo, Mark } from '../../ui/logo.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { toast } from '../../ui/toaster.tsx';
import { Section } from './section.tsx';

export function Messages() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | null>(null);
  return (
    <Section title="Berichten">
      <div className="grid w-full gap-4 md:grid-cols-2">
        <Notice tone="info">We hebben je een code gemaild.</Notice>
        <Notice tone="success" title="Bewaard">
          Het verslag staat klaar.
        </Notice>
        <Notice tone="warning">Je gesprek wordt samengevat</Notice>
        <Notice tone="error" title="Login failed">
          Invalid email or password
        </Notice>
      </div>
      <Button variant="secondary" onClick={() => toast.success('Password changed successfully')}>
        Gelukt
      </Button>
      <Button variant="secondary" onClick={() => toast.error('Error happened while changing password')}>
        Mislukt
      </Button>
      <Button variant="secondary" onClick={() => setOpen('dialog')}>
        Dialoog
      </Button>
      <Button variant="secondary" onClick={() => setOpen('confirm')}>
        Bevestiging
      </Button>
      <Dialog
        isOpen={open === 'dialog'}
        onClose={() => setOpen(null)}
        title="Je sessie verloopt over één minuut"
        closeLabel="Sluiten"
        footer={<Button onClick={() => setOpen(null)}>Ingelogd blijven</Button>}
      >
        Wat je hebt getypt, blijft bewaard.
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'confirm'}
        title="Opname verwijderen"
        body="Ben je zeker dat je deze opname wilt verwijderen?"
        confirmLabel="Ja"
        cancelLabel="Annuleren"
        isDanger
        error="Failed to delete recording."
        onConfirm={() => setOpen(null)}
        onCancel={() => setOpen(null)}
      />
    </Section>
  );
}

export function States() {
  const tabs = [
    { id: 'all', label: 'Alle afspraken', content: <SkeletonText lines={4} /> },
    { id: 'pending', label: 'Nog te beoordelen', content: 'Leeg' },
  ];
  return (
    <Section title="Toestanden">
      <Card className="w-full md:w-96">
        <EmptyState
          icon={<CalendarX2 />}
          title="Er zijn geen consultaties voor vandaag"
          action={<Button>Toevoegen</Button>}
        >
          Kies een andere dag, of begin een ongeplande contact.
        </EmptyState>
      </Card>
      <Card heading="Overzicht" className="w-full md:w-96">
        <Tabs label="Overzicht" items={tabs} />
      </Card>
      <span className="flex items-center gap-4 text-pine">
        {[16, 24, 32, 64].map((size) => (
          <Mark key={size} size={size} />
        ))}
        <Logo tone="dark" />
      </span>
    </Section>
  );
}
