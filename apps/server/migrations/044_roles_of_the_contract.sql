-- Which roles there are is said in one place, the contract: another one needs no change of the tables.
alter table users drop constraint users_role;
alter table invitations drop constraint invitations_role_check;
