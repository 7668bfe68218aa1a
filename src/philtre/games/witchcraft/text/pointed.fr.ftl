# La deuxième ligne de la consigne : l'empilement que l'on montre
pointed-stack = { $tile } en { $space } : { $then }.
