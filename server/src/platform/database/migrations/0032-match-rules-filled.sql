-- Apart from the change of the table, whose lock would keep everybody from reading while this writes all rows.
update matches set rule = (array['providerDocument', 'providerNameAndDateBirth', 'blacklistedFace', 'blacklistedDocId',
  'delisted', 'weakProviderNameAndDateBirth', 'providerName', 'face', 'docId', 'nameAndDateBirth', 'email',
  'liveness'])[rank + 1];
