-- Every column that can hold words says in its comment how it is sealed, or why it is not. What master keys seal is listed in
-- src/sealed-columns.ts. A test compares both with the database, so that a new column cannot be forgotten: where one is made,
-- its comment is made with it.
do $$
declare
  told record;
  column_name text;
begin
  for told in select * from (values
    ('Fingerprint: a random name.',
    array[
      'forgotten_keys.name'
    ]),
    ('Fingerprint: of the sound before it is sealed; it tells whether two chunks are the same, and no more.',
    array[
      'recording_chunks.sha256'
    ]),
    ('Fingerprint: under a key, or a hash of what is long and random; nothing is learnt from it.',
    array[
      'attempts.key', 'audit_log.hash', 'audit_log.previous_hash', 'audit_log.user_name_mac', 'audit_names.mac',
      'audit_seals.mac', 'client_index.mac', 'clinician_words.mac', 'connector_keys.key_hash',
      'dismissed_points.mac', 'erasures.client_hash', 'erasures.hashes', 'findings.words',
      'incoming_appointments.content_mac', 'incoming_appointments.external_mac', 'installation.master_key_check',
      'known_devices.token_hash', 'mailed_codes.code_mac', 'microsoft_logins.code_hash',
      'microsoft_logins.state_hash', 'password_resets.granted_token_hash', 'password_resets.token_hash',
      'preparations.made_of', 'recovery_codes.code_mac', 'session_tokens.hash'
    ]),
    ('Open bytes: a picture that is nobody''s secret.',
    array[
      'institution_logos.png'
    ]),
    ('Open: NEN 7513 asks for a log that can be read without us; nobody''s name.',
    array[
      'audit_log.alternate_user_id', 'audit_log.audit_enterprise_site_id', 'audit_log.audit_source_id',
      'audit_log.autorisatie_protocol', 'audit_log.behandelrelatie_protocol', 'audit_log.controles',
      'audit_log.event_action_code', 'audit_log.event_type_code', 'audit_log.network_access_point_id',
      'audit_log.participant_object_data_life_cycle', 'audit_log.participant_object_description',
      'audit_log.participant_object_detail', 'audit_log.participant_object_id',
      'audit_log.participant_object_id_type_code', 'audit_log.participant_object_name',
      'audit_log.participant_object_permission_policy_set', 'audit_log.participant_object_sensitivity',
      'audit_log.participant_object_type_code_role', 'audit_log.purpose_of_use', 'audit_log.role_id_code',
      'audit_log.toestemmings_profiel'
    ]),
    ('Open: about people who work here or who wrote to us, or of their way of working; needed to find or to answer them.',
    array[
      'contact_requests.email', 'contact_requests.first_name', 'contact_requests.institution_name',
      'contact_requests.last_name', 'contact_requests.specialty_other', 'institution_settings.settings',
      'invitations.email', 'invitations.language', 'invitations.role', 'sessions.address', 'sessions.user_agent',
      'template_defaults.appointment_kind', 'template_defaults.profession', 'template_defaults.template',
      'template_versions.family', 'template_versions.name', 'template_versions.sections', 'template_versions.state',
      'users.email', 'users.first_name', 'users.gender', 'users.language', 'users.last_name', 'users.microsoft_sub',
      'users.password_hash', 'users.profession', 'users.role', 'users.team'
    ]),
    ('Open: counts of what went.',
    array[
      'erasures.counts'
    ]),
    ('Open: for ten minutes, of a sign-in that is under way.',
    array[
      'microsoft_logins.code_verifier', 'microsoft_logins.nonce'
    ]),
    ('Open: ids alone.',
    array[
      'incoming_appointments.source'
    ]),
    ('Open: of a list of codes, or what the institution decided about them; it holds no client.',
    array[
      'code_cases.case_name', 'code_cases.code', 'code_imports.file_name', 'code_imports.origin',
      'code_imports.system', 'code_lines.code', 'code_lines.description', 'code_lines.found_by', 'code_lines.kind',
      'code_lines.profession', 'code_lines.type', 'code_outcomes.rule', 'code_preview_lines.code',
      'code_preview_lines.description', 'code_preview_lines.found_by', 'code_preview_lines.kind',
      'code_preview_lines.problems', 'code_preview_lines.profession', 'code_preview_lines.type',
      'code_preview_lines.verdict', 'code_preview_lines.was', 'code_previews.file_name', 'code_previews.seen_on',
      'code_previews.system', 'code_settings.confirmed_by', 'code_settings.icd10_reason',
      'code_settings.template_kinds', 'code_settings.time_rule'
    ]),
    ('Open: of before codes were sealed; the first start since then has emptied it.',
    array[
      'codes.unsealed_code'
    ]),
    ('Open: of before it was sealed; the first start since then has emptied it.',
    array[
      'recordings.consent_text'
    ]),
    ('Open: of before names were sealed; the first start since then has emptied it.',
    array[
      'audit_log.user_name'
    ]),
    ('Open: of before there were clients; the first start since then has emptied it.',
    array[
      'appointments.gender'
    ]),
    ('Open: of sums that lead to no client.',
    array[
      'note_figures.signed_within', 'note_figures.team'
    ]),
    ('Open: the hash of the picture.',
    array[
      'institution_logos.name'
    ]),
    ('Open: the last signs of a key.',
    array[
      'connector_keys.ends_with'
    ]),
    ('Open: what is typed to get the text, which is sealed.',
    array[
      'snippets.abbreviation'
    ]),
    ('Open: what somebody calls a key.',
    array[
      'connector_keys.name'
    ]),
    ('Open: words of ours from a closed list, or names of models and templates; nothing that anybody said or wrote.',
    array[
      'agenda_feeds.counts', 'agenda_feeds.problem', 'agenda_feeds.takes', 'appointments.language',
      'appointments.status', 'appointments.template', 'attachment_pages.how', 'attachment_pages.picture_type',
      'attachments.date_of_birth_fit', 'attachments.failure', 'attachments.media_type', 'attachments.name_fit',
      'attachments.stage', 'audit_seals.key_name', 'client_index.kind', 'clinician_voices.voice_model',
      'code_suggestions.doubt', 'code_suggestions.made_on', 'codes.state', 'codes.system',
      'contact_requests.language', 'contact_requests.location', 'contact_requests.specialty', 'courses.language',
      'courses.reach', 'declared_codes.system', 'departures.engine', 'departures.replaced', 'departures.what',
      'document_revisions.ai_model_name', 'document_revisions.template', 'documents.kind', 'leftover_folders.folder',
      'mailed_codes.purpose', 'migrations.checksum', 'migrations.name', 'model_fetches.name', 'model_fetches.state',
      'model_fetches.trouble', 'note_steps.kind', 'password_resets.language', 'recording_gaps.kind',
      'recording_voices.role', 'recordings.consent_how', 'recordings.consent_version', 'recordings.finished_by',
      'recordings.language', 'recordings.reason', 'recordings.stage', 'recordings.template', 'removals.rule',
      'session_tokens.kind', 'tasks.kind', 'transcript_pieces.engine', 'unusual_reads.kind',
      'voice_stretches.voice_model', 'writing_offers.language', 'writing_offers.state', 'writing_rules.language'
    ]),
    ('Sealed: with the key of the recording or the document that it belongs to, and gone with that key.',
    array[
      'attachment_pages.corrected_text', 'attachment_pages.text', 'attachment_pages.words', 'attachments.file_name',
      'channel_balances.balance', 'code_suggestions.body', 'code_suggestions.outcome', 'codes.code', 'codes.meaning',
      'codes.reason', 'codes.sources', 'contact_facts.body', 'departures.body', 'dismissed_points.point',
      'document_revisions.draft', 'document_revisions.text', 'findings.body', 'jottings.text',
      'note_comments.sentence', 'note_comments.text', 'note_steps.reason', 'recording_voices.relation',
      'transcript_pieces.heard_text', 'transcript_pieces.text', 'transcript_pieces.words',
      'voice_stretches.voiceprint', 'writing_examples.body'
    ])
  ) as list (reason, columns)
  loop
    foreach column_name in array told.columns loop
      execute format('comment on column %s is %L', column_name, told.reason);
    end loop;
  end loop;
end $$;
