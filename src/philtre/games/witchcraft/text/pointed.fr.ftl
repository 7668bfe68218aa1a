# La deuxième ligne de la consigne : l'empilement que l'on montre
pointed-stack = { $tile } en { $space } : { $then }.
meets-capture = prend { $space }
meets-altar = autel en { $space }
meets-shield = le bouclier tient en { $space }
meets-altar-idle = autel sans effet en { $space }
meets-enemy = ennemi en { $space }
