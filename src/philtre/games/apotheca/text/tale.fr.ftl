# La fin d'une partie : d'où viennent les points, les honneurs
from-red = combinaisons rouges
from-blue = combinaisons bleues
from-yellow = combinaisons jaunes
from-bonus = plus rien dehors
from-before = avant cette table
honour-largest = La plus grande combinaison
honour-largest-how = { $seats }, { $count } potions
honour-gems = Le plus de gemmes gagnées
honour-gems-how = { $seats }, { $count }
honour-powers = Le plus de pouvoirs utilisés
honour-powers-how = { $seats }, { $count }
web-sources = Les combinaisons qui ont compté
