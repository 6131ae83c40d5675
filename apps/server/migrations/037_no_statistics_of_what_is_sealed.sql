-- Statistics keep samples of a column. Of what is sealed they tell the planner nothing, and they outlive the row.
do $$
declare
  each record;
begin
  for each in
    select * from (values
      ('appointments', 'client_name'), ('appointments', 'subject'), ('appointments', 'description'),
      ('appointments', 'client_code'), ('clients', 'first_name'), ('clients', 'last_name'),
      ('clients', 'date_of_birth'), ('clients', 'gender'), ('clients', 'client_code'),
      ('clinician_voices', 'voiceprint'), ('clinician_words', 'word'), ('courses', 'body'),
      ('declared_codes', 'code'), ('holds', 'reason'), ('preparations', 'body'), ('tasks', 'text'), ('tasks', 'answer')
    ) as sealed (table_name, column_name)
  loop
    -- The same type: nothing is rewritten, and what was kept of the column goes.
    execute format('alter table %I alter column %I type bytea', each.table_name, each.column_name);
    execute format('alter table %I alter column %I set statistics 0', each.table_name, each.column_name);
  end loop;
end $$;
