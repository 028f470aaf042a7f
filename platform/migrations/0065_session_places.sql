-- From where a session is used, as far as its member is shown: the device in plain words, and a part of the address.

alter table session add column browser text, add column system text, add column network text,
  -- To within some minutes; null in sessions from before.
  add column seen_at timestamptz;
