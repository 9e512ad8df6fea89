-- What makes a photo hard to compare. Of photos judged before this, only why no face could be taken from them is known.
alter table pictures add flaws text[] not null default '{}';
update pictures set flaws = array[outcome]
where outcome in ('noFace', 'severalFaces', 'tooSmall', 'tooBlurred', 'tooDark', 'tooBright');
