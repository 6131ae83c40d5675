import { type OwnTemplate, TemplateForm } from '@noteer/contract';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useStrings } from '../../../lib/strings.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toaster.tsx';
import { editPath, newPath, templatesPath } from '../address.ts';
import { useSave } from '../api.ts';
import { editing, type Form, formOf } from '../sections.ts';
import { EditorFoot } from './editor-foot.tsx';
import { EditorParts } from './editor-parts.tsx';
import { Preview } from './preview.tsx';
import { type Problems, useProblemsOf } from './problems.ts';
import { SectionList } from './section-list.tsx';
import { editorStrings } from './strings.ts';
import { TemplateFields } from './template-fields.tsx';
import { useLeaveQuestion } from './use-leave-question.ts';

type TemplateEditorProps = {
  start: TemplateForm;
  /** Left out of one that was never saved. */
  template?: OwnTemplate | undefined;
  onReload?: (() => void) | undefined;
};

const textOf = (form: Form) => JSON.stringify(formOf(form));

export function TemplateEditor({ start, template, onReload }: TemplateEditorProps) {
  const t = useStrings(editorStrings);
  const navigate = useNavigate();
  const save = useSave();
  const problemsOf = useProblemsOf();
  const [form, setForm] = useState(() => editing(start));
  const [saved, setSaved] = useState(() => (template ? textOf(form) : ''));
  const [is_shared, setShared] = useState(template?.is_shared ?? false);
  const [problems, setProblems] = useState<Problems>({});
  const mayChange = template?.may_change ?? true;
  const isUnsaved = mayChange && textOf(form) !== saved;
  const leaving = useLeaveQuestion(isUnsaved);

  const change = (next: Form) => {
    setForm(next);
    if (Object.keys(problems).length > 0) setProblems(problemsOf(next));
  };

  /** False where something is wrong: then it is said where. */
  function check(): boolean {
    const found = problemsOf(form);
    setProblems(found);
    return Object.keys(found).length === 0;
  }

  function keep(isPublished: boolean) {
    const draft = template?.versions.find(({ state }) => state === 'draft');
    // As it will be kept: without blanks and marks that no heading has.
    const read = TemplateForm.parse(formOf(form));
    save.mutate(
      { form: read, is_shared, id: template?.id, saves: draft?.saves ?? 0, isPublished },
      {
        onSuccess: ({ id }) => {
          toast.success(isPublished ? t.published : t.saved);
          setSaved(textOf(form));
          leaving.allow();
          if (isPublished) navigate(templatesPath);
          else if (!template) navigate(editPath(id), { replace: true });
        },
      },
    );
  }

  return (
    <div className="flex flex-col items-start gap-6">
      <ButtonLink to={templatesPath} variant="quiet" size="sm" icon={<ArrowLeft />}>
        {t.back}
      </ButtonLink>
      {!mayChange && (
        <div className="flex w-full flex-wrap items-center justify-between gap-4">
          <Notice tone="info">{t.onlyLook}</Notice>
          {template && <ButtonLink to={newPath(template.id)}>{t.duplicate}</ButtonLink>}
        </div>
      )}
      <EditorParts preview={<Preview form={form} />}>
        <fieldset disabled={!mayChange} className="flex min-w-0 flex-col gap-6">
          <TemplateFields
            form={form}
            is_shared={is_shared}
            isNew={!template}
            problems={problems}
            onChange={change}
            onShare={setShared}
          />
          <SectionList
            sections={form.sections}
            problems={problems}
            isFixed={!mayChange}
            onChange={(sections) => change({ ...form, sections })}
          />
        </fieldset>
      </EditorParts>
      {mayChange && (
        <EditorFoot
          name={form.name}
          is_shared={is_shared}
          template={template}
          isUnsaved={isUnsaved}
          hasProblems={Object.keys(problems).length > 0}
          save={save}
          onCheck={check}
          onKeep={keep}
          onReload={onReload}
        />
      )}
      <ConfirmDialog
        isOpen={leaving.isAsked}
        title={t.leaveAsk}
        body={t.leaveMore}
        confirmLabel={t.leave}
        cancelLabel={t.stay}
        isDanger
        onConfirm={leaving.leave}
        onCancel={leaving.stay}
      />
    </div>
  );
}
