import { type ConsultationSummary, type Recording, shownSummary } from '@noteer/contract';
import { useState } from 'react';
import { useStrings } from '../../lib/strings.ts';
import { Card } from '../../ui/card.tsx';
import { type Codes, codesOf } from './api.ts';
import { NoNote } from './clinician-details.tsx';
import { CodesForm } from './codes-form.tsx';
import { DetailsHeader } from './details-header.tsx';
import { NoteViews } from './note-views.tsx';
import { detailsStrings } from './strings.ts';

export function AdminDetails({ recording }: { recording: Recording }) {
  const t = useStrings(detailsStrings);
  const note = shownSummary(recording.consultation_summary);
  // Back to the day that it is of, not to today.
  const admin = { to: '/admin', state: { date: recording.appointment.appointment_time.slice(0, 10) } };
  return (
    <div className="max-w-[72rem]">
      <DetailsHeader recording={recording} back={{ ...admin, label: t.toAdmin }} />
      {note ? (
        <CodedNote recording={recording} note={note} admin={admin} />
      ) : (
        <Card>
          <NoNote recording={recording} />
        </Card>
      )}
    </div>
  );
}

type CodedNoteProps = {
  recording: Recording;
  note: ConsultationSummary;
  admin: { to: string; state: object };
};

function CodedNote({ recording, note, admin }: CodedNoteProps) {
  // What was typed wins over what the server sends meanwhile, and remembers which version it was typed into.
  const [edited, setEdited] = useState<{ text: string; revision: number } | null>(null);
  const [codes, setCodes] = useState<Codes | null>(null);
  const text = edited?.text ?? note.summary_text;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Card>
        <NoteViews
          recording_id={recording.id}
          ai_model_name={note.ai_model_name}
          text={text}
          onChange={(typed) => setEdited({ text: typed, revision: edited?.revision ?? note.revision })}
        />
      </Card>
      <CodesForm
        recording={recording}
        codes={codes ?? codesOf(note)}
        onChange={setCodes}
        note={{
          ai_model_name: note.ai_model_name,
          summary_text: text,
          based_on: edited?.revision ?? note.revision,
        }}
        signed_text={note.summary_text}
        onShowNewest={() => setEdited(null)}
        admin={admin}
      />
    </div>
  );
}
