-- Notes are written by a model, and no rule finishes them any more: what was counted of how clinicians write, and the rules
-- that were made of it, go. Snippets stay.
drop table writing_examples;
drop table writing_offers;
drop table writing_rules_off;
drop table writing_rules;
